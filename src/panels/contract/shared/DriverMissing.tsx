import { Tag } from '../../../ui/display/Tag.tsx';

/** The mark of a contract without driver. */
export function DriverMissing() {
  return (
    <Tag colour="tag-ff" meaning="Fahrer fehlt: Dem Auftrag ist kein Fahrer zugeordnet.">
      FF
    </Tag>
  );
}
