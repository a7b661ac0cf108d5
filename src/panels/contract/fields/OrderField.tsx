import { BoundField, type BoundFieldProps } from '../../kit/fields/BoundField.tsx';
import { useRecordFormContext } from '../../kit/fields/formContext.ts';
import { useFieldPresence } from './useFieldPresence.ts';

/** A field of the order as its definition says, with whoever else is in it. */
export function OrderField(props: BoundFieldProps) {
  const { iri } = useRecordFormContext();
  const presence = useFieldPresence(iri, props.name);
  const fill = props.bare ? `[&>div]:flex-1 ${props.className ?? ''}` : props.className;
  return <BoundField {...props} presence={presence} {...(fill !== undefined && { className: fill })} />;
}
