import { RecordTabs } from '../../../src/panels/kit/record/RecordTabs.tsx';
import { Checkbox } from '../../../src/ui/inputs/Checkbox.tsx';
import { Radio } from '../../../src/ui/inputs/Radio.tsx';
import { SelectField } from '../../../src/ui/inputs/SelectField.tsx';
import { Switch } from '../../../src/ui/inputs/Switch.tsx';
import { Menu } from '../../../src/ui/overlays/Menu.tsx';
import { few, forty, lines, options, rowsOf, type Controls } from './subjects.ts';

const nothing = () => undefined;
const entries = lines.map((line) => ({ ...line, run: nothing }));
const tabs = few(5).map((it) => ({ ...it, holds: 'list' as const, content: null }));
const choices = few(4).map(({ key, label }) => ({ value: key, label }));
const List = () => <SelectField label="Liste" value="7" onChange={nothing} options={options} />;

/** The controls of src/ui. */
export const ownControls: Controls = {
  'menu of 25 lines': () => <Menu label="Befehle" entries={() => entries} />,
  'list of 30 options': List,
  '40 closed lists': () => forty.map((at) => <List key={at} />),
  '40 boxes to tick': () =>
    forty.map((at) => (
      <Checkbox key={at} value onChange={nothing}>
        Haken
      </Checkbox>
    )),
  '40 switches': () =>
    forty.map((at) => (
      <Switch key={at} value onChange={nothing}>
        Schalter
      </Switch>
    )),
  '40 radios in rows of 4': () =>
    rowsOf(4).map((at) => <Radio key={at} label="Wahl" value="1" onChange={nothing} options={choices} />),
  '40 tabs in rows of 5': () =>
    rowsOf(5).map((at) => (
      <RecordTabs key={at} id={at} label="Probe" tabs={tabs} chosen="1" faulty={new Set()} onChoose={nothing} />
    )),
};
