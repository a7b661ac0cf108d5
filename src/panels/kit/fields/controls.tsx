import { createElement } from 'react';
import type { Kind } from '../../../domain/define/field.ts';
import { TextArea } from '../../../ui/inputs/TextArea.tsx';
import { ChoiceControl, ChoicesControl, ReferenceControl } from './choiceControls.tsx';
import type { Control, ControlProps } from './control.ts';
import {
  CoordinateControl,
  DateControl,
  InstantControl,
  IntegerControl,
  KmControl,
  MinutesControl,
  MoneyControl,
  TimeControl,
} from './figureControls.tsx';
import { FileControl } from './FileControl.tsx';
import { FlagControl } from './FlagControl.tsx';
import { ListControl } from './ListControl.tsx';
import { ReferencesControl } from './ReferencesControl.tsx';
import { RichTextControl } from './RichTextControl.tsx';
import { LongTextControl, SecretControl, TextControl } from './textControls.tsx';

/** The one table from kind to control. */
const controls: Readonly<Record<Kind, Control>> = {
  text: TextControl,
  longText: LongTextControl,
  richText: RichTextControl,
  secret: SecretControl,
  file: FileControl,
  flag: FlagControl,
  flag01: FlagControl,
  choice: ChoiceControl,
  choices: ChoicesControl,
  integer: IntegerControl,
  minutes: MinutesControl,
  money: MoneyControl,
  km: KmControl,
  coordinate: CoordinateControl,
  date: DateControl,
  time: TimeControl,
  instant: InstantControl,
  reference: ReferenceControl,
  references: ReferencesControl,
  embedded: JsonControl,
  list: (props) => <ListControl {...props} renderControl={(inner) => <FieldControl {...inner} />} />,
  json: JsonControl,
};

/** The control for a field of any kind. */
export function FieldControl(props: ControlProps) {
  return createElement(controls[props.field.kind], props);
}

/** Data that Leitstand only keeps, to read. */
function JsonControl({ value }: ControlProps) {
  return (
    <TextArea
      readOnly
      rows={4}
      value={value === null || value === undefined ? '' : JSON.stringify(value, null, 2)}
      onChange={() => undefined}
    />
  );
}
