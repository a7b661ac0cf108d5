import { messageOf } from '../../../../api/apiErrors.ts';
import { useContractMailRules } from '../../../../api/calls/contractMailRules.ts';
import { useAnyEntity } from '../../../../api/records/entities.ts';
import { labelOf } from '../../../../domain/choices/choices.ts';
import { emptyTexts } from '../../../../domain/choices/emptyTexts.ts';
import { ErrorState } from '../../../../ui/display/ErrorState.tsx';
import { Icon } from '../../../../ui/display/Icon.tsx';
import { SkeletonRows } from '../../../../ui/display/Skeleton.tsx';

const cell = 'border-b border-line-subtle px-6 py-2.5 text-left align-top';

/** Which mail rules would send what about this contract to whom, and why not. */
export function MailRules({ iri }: { iri: string }) {
  const version = useAnyEntity(iri)?.version;
  const { rules, error, refetch } = useContractMailRules(iri, typeof version === 'number' ? version : undefined);
  if (error)
    return (
      <ErrorState title="Die Mail-Regeln konnten nicht geladen werden" onRetry={refetch}>
        {messageOf(error)}
      </ErrorState>
    );
  if (!rules) return <SkeletonRows rows={3} columns={3} />;
  if (rules.length === 0) return <p className="px-6 pb-5 text-2">{labelOf(emptyTexts, 'mailRules')}</p>;
  return (
    <div className="pb-5">
      <table aria-label="Mail-Regeln zu diesem Auftrag" className="w-full text-12">
        <thead>
          <tr className="text-11 text-2">
            {['Anlass', 'Mail', 'An', 'Geht hinaus'].map((it) => (
              <th key={it} scope="col" className={`${cell} font-medium`}>
                {it}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rules.map(({ id, occasion, mails, recipient, about, how, when, whyNot }) => (
            <tr key={id}>
              <td className={cell}>
                {occasion}
                {about !== null && <span className="block text-11 text-2">{about}</span>}
              </td>
              <td className={cell}>
                {mails.join(', ')}
                {how !== '' && <span className="block text-11 text-2">{how}</span>}
              </td>
              <td className={`${cell} break-all`}>{recipient}</td>
              <td className={cell}>
                <span className={`flex items-start gap-3 ${whyNot === null ? '' : 'text-2'}`}>
                  <Icon
                    name={whyNot === null ? 'mail-check' : 'mail-x'}
                    size={12}
                    className={`mt-1 flex-none ${whyNot === null ? 'text-ok' : 'text-3'}`}
                  />
                  <span>{whyNot === null ? `ja, ${when}` : `nein: ${whyNot}`}</span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
