import { Icon } from './Icon.tsx';

/** The sign at the right edge that says without colour: wrong, or not to be changed. */
export function FieldMark({ invalid, readOnly }: { invalid: boolean; readOnly: boolean }) {
  if (readOnly) return <Icon name="lock" className="text-3" />;
  return invalid ? <Icon name="circle-alert" className="text-danger" /> : null;
}
