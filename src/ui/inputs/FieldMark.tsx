import { useContext } from 'react';
import { FieldContext } from './fieldContext.ts';
import { Icon } from '../display/Icon.tsx';
import { Presence } from '../display/Presence.tsx';

/** The signs at the right edge: who else is in the field, and without colour that it is wrong or not to be changed. */
export function FieldMark({ invalid, readOnly }: { invalid: boolean; readOnly: boolean }) {
  const { presence = [], grouped = false } = useContext(FieldContext);
  return (
    <>
      {presence.map((name) => (
        <Presence key={name} name={name} doing="ist in diesem Feld" />
      ))}
      {readOnly ? (
        <Icon name="lock" size={12} className="text-3" />
      ) : (
        invalid && !grouped && <Icon name="circle-alert" size={12} className="text-danger-solid" />
      )}
    </>
  );
}
