import { useState } from 'react';
import { readAnyEntity, type AnyEntity } from '../../../api/records/entities.ts';
import { tools } from '../../../commands/tools.ts';
import { nounByPath } from '../../../domain/nouns.ts';
import { Button } from '../../../ui/display/Button.tsx';
import { ComboField } from '../../../ui/inputs/ComboField.tsx';
import { optionOf, referenceOptions } from '../referenceOptions.ts';
import { useOneAtATime } from '../useOneAtATime.ts';
import { linkedPath, linkRecord, tellLinkFailure } from './linkRecords.ts';
import type { Related } from './related.ts';

interface LinkBarProps {
  related: Related;
  owner: AnyEntity;
}

/** Finds a record that is there already and puts it into the list. */
export function LinkBar({ related, owner }: LinkBarProps) {
  const [picked, setPicked] = useState<string | null>(null);
  const { isRunning, alone } = useOneAtATime();
  const path = linkedPath(related);
  const one = nounByPath(path)?.title.one ?? 'Datensatz';
  const known = picked === null ? undefined : readAnyEntity(picked);
  const caption = related.links?.words?.link ?? 'Zuordnen';
  const verb = caption.toLowerCase();
  const link = () =>
    void alone(async () => {
      if (picked === null) return;
      try {
        await linkRecord(related, { owner, picked }, tools());
        setPicked(null);
      } catch (error) {
        tellLinkFailure(related, `${one} nicht zugeordnet`, error);
      }
    });
  return (
    <span className="inline-flex items-center gap-2">
      <span className="inline-flex w-[200px]">
        <ComboField
          label={`${one} suchen und ${verb}`}
          placeholder={`${one} ${verb}`}
          value={picked}
          onChange={setPicked}
          load={referenceOptions(path)}
          selected={known ? optionOf(known) : null}
        />
      </span>
      <Button
        small
        icon="link"
        onClick={link}
        busy={isRunning}
        {...(picked === null && { reason: 'Zuerst auswählen' })}
      >
        {caption}
      </Button>
    </span>
  );
}
