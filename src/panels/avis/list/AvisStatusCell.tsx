import { effectiveCoordination, needsContractType } from '../../../domain/avis/coordination.ts';
import { avisCoordinations } from '../../../domain/choices/avisCoordinations.ts';
import { avisLinkDirections } from '../../../domain/choices/avisLinkDirections.ts';
import { labelOf } from '../../../domain/choices/choices.ts';
import { Icon } from '../../../ui/display/Icon.tsx';
import { StatusTag } from '../StatusTag.tsx';
import type { AvisCell } from './avisCell.ts';

/** How far the appointment is, and what has to be arranged. */
export function AvisStatusCell({ entity: avis }: AvisCell) {
  return (
    <div className="two-lines">
      <div>
        <StatusTag status={avis.status} />
        {avis.aspMailSend && <Icon name="mail-check" size={12} label="Mail an ASP gesendet" tip className="text-ok" />}
      </div>
      <div>
        {needsContractType(avis) ? (
          <span className="truncate text-link">Auftragstyp festlegen</span>
        ) : (
          <span className="truncate text-2">{labelOf(avisCoordinations, effectiveCoordination(avis))}</span>
        )}
        {avis.link && (
          <span className="flex items-center gap-1 text-2">
            <Icon name="arrow-up-down" size={12} />
            {labelOf(avisLinkDirections, avis.linkDirection)}
          </span>
        )}
      </div>
    </div>
  );
}
