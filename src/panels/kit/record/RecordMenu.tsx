import { readAnyEntity } from '../../../api/records/entities.ts';
import { Menu } from '../../../ui/overlays/Menu.tsx';
import { commandMenu } from '../commandMenu.ts';

/** What else can be done with a record: the commands of its place, for example `customers.toolbar`. */
export function RecordMenu({ iri, place, className }: { iri: string; place: string; className?: string }) {
  const entries = () => {
    const target = readAnyEntity(iri);
    return target ? commandMenu(place, [target]) : [];
  };
  return <Menu label="Weitere Befehle" align="end" entries={entries} className={className} />;
}
