import { fetchFile, saveFile } from '../../api/files.ts';
import { tellFailure } from '../../commands/tellFailure.ts';
import { Button } from '../../ui/display/Button.tsx';
import type { IconName } from '../../ui/display/iconName.ts';
import { useOneAtATime } from './useOneAtATime.ts';

type SaveAsProps<Format extends string> = {
  readonly formats: readonly Format[];
  readonly icon: IconName;
  /** What is saved, where several things may be. */
  readonly what?: string;
  /** Has the server write the file and says where it lies. */
  readonly make: (format: Format) => Promise<string>;
  /** What is said when nothing came of it. */
  readonly failed: string;
  /** Why there is nothing to save yet. */
  readonly reason?: string | undefined;
};

/** A button for each kind of file in which the same thing is saved, one at a time. */
export function SaveAs<Format extends 'pdf' | 'xlsx' | 'csv'>(props: SaveAsProps<Format>) {
  const { formats, icon, what = '', make, failed, reason } = props;
  const { isRunning, alone } = useOneAtATime();
  const save = (format: Format) =>
    alone(async () => {
      try {
        saveFile(await fetchFile(await make(format)));
      } catch (error) {
        tellFailure(failed, error);
      }
    });
  return (
    <span className="flex flex-wrap gap-3">
      {formats.map((format, at) => (
        <Button
          key={format}
          busy={isRunning}
          reason={reason}
          onClick={() => void save(format)}
          {...(at === 0 && { icon })}
        >
          {[what, format === 'pdf' ? 'PDF' : `.${format}`].filter(Boolean).join(' ')}
        </Button>
      ))}
    </span>
  );
}
