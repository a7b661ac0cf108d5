import { Button } from '../../src/ui/display/Button.tsx';
import { EmptyState } from '../../src/ui/display/EmptyState.tsx';
import { ErrorState } from '../../src/ui/display/ErrorState.tsx';
import { Icon } from '../../src/ui/display/Icon.tsx';
import { iconNames } from '../../src/ui/display/iconName.ts';
import { Sheet } from './Sheet.tsx';

export function StateSheets() {
  return (
    <>
      <Sheet title="Leer und gescheitert">
        <div className="grid grid-cols-2">
          <EmptyState
            title="0 Aufträge"
            actions={
              <>
                <Button look="primary">Filter PLZ aufheben</Button>
                <Button>Alle Filter aufheben</Button>
              </>
            }
          >
            14 sind durch den Filter „PLZ beginnt mit 3“ ausgeblendet.
          </EmptyState>
          <ErrorState
            title="Das Protokoll konnte nicht geladen werden"
            onRetry={() => undefined}
            detail="nächster Versuch in 12 s · Vorgang 7f3c-91ab"
          >
            Der Server antwortet nicht (Zeitüberschreitung nach 10 s). Ihre Eingaben in anderen Tabs sind als Entwurf
            gesichert.
          </ErrorState>
        </div>
      </Sheet>
      <Sheet title="Symbole">
        <div className="flex flex-wrap gap-3 text-2">
          {iconNames.map((name) => (
            <span key={name} data-tip={name}>
              <Icon name={name} />
            </span>
          ))}
        </div>
      </Sheet>
    </>
  );
}
