import { companyZone, formatInstant } from '../../../../domain/time/zone.ts';
import { Block } from '../../../../ui/display/Block.tsx';
import { Icon } from '../../../../ui/display/Icon.tsx';
import type { FormValues } from '../../../kit/form/formValues.ts';
import { useCourses } from './useCourses.ts';

/** What became of a complaint: what the driver was asked for and whether it came, and who did what when. */
export function ComplaintCourse({ complaint }: { complaint: FormValues }) {
  const course = useCourses([complaint])[0];
  if (!course) return null;
  const { answers, steps } = course;
  return (
    <div className="grid gap-x-8 @min-[620px]:grid-cols-2">
      <Block title="Abgleich mit dem Fahrer">
        {answers.length === 0 ? (
          <p className="text-2">Seit der Beanstandung wurde nichts angefordert.</p>
        ) : (
          <ul aria-label="Abgleich mit dem Fahrer" className="flex flex-col gap-2">
            {answers.map(({ label, isThere }) => (
              <li key={label} className="flex min-w-0 items-center gap-3">
                <Icon
                  name={isThere ? 'check' : 'hourglass'}
                  size={12}
                  className={isThere ? 'flex-none text-ok' : 'flex-none text-warn'}
                />
                <span className="min-w-0 truncate">{label}</span>
                <span className="ml-auto flex-none text-11 text-2">{isThere ? 'nachgereicht' : 'fehlt noch'}</span>
              </li>
            ))}
          </ul>
        )}
      </Block>
      <Block title="Verlauf">
        <ol aria-label="Verlauf der Beanstandung" className="flex flex-col gap-2 text-11">
          {steps.map(({ at, text }, place) => (
            <li key={`${at} ${text}`} className="grid grid-cols-[9px_112px_minmax(0,1fr)] items-baseline gap-3">
              <i aria-hidden className={`size-[7px] rounded-full ${place === 0 ? 'bg-mark' : 'bg-line-strong'}`} />
              <span className="num whitespace-nowrap text-2">{formatInstant(at, companyZone)}</span>
              <span className="min-w-0 break-words">{text}</span>
            </li>
          ))}
        </ol>
      </Block>
    </div>
  );
}
