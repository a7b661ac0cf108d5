import {
  Checkbox,
  Field,
  Label,
  Listbox,
  ListboxButton,
  ListboxOption,
  ListboxOptions,
  Menu,
  MenuButton,
  MenuItem,
  MenuItems,
  Radio,
  RadioGroup,
  Switch,
  Tab,
  TabGroup,
  TabList,
} from '@headlessui/react';
import { Icon } from '../../../src/ui/display/Icon.tsx';
import { Kbd } from '../../../src/ui/display/Kbd.tsx';
import { few, forty, lines, options, rowsOf, type Controls } from './subjects.ts';

const nothing = () => undefined;
const layer = 'fade-in z-(--z-menu) max-h-[320px] min-w-90 overflow-y-auto rounded-3 bg-raised p-2 text-12 shadow-menu';
const line = 'flex h-13 w-full items-center gap-4 rounded-2 px-4 text-left data-focus:bg-selected';

const List = () => (
  <Listbox value="7" onChange={nothing}>
    <ListboxButton aria-label="Liste" className="flex h-13 w-full items-center px-4 text-left">
      <span className="min-w-0 flex-1 truncate">Eintrag Nummer 7</span>
      <Icon name="chevron-down" size={12} className="text-3" />
    </ListboxButton>
    <ListboxOptions anchor="bottom start" modal={false} className={layer}>
      {options.map(({ key, label }) => (
        <ListboxOption key={key} value={key} className={line}>
          {key === '7' ? <Icon name="check" className="text-2" /> : <span className="w-7" />}
          {label}
        </ListboxOption>
      ))}
    </ListboxOptions>
  </Listbox>
);

/** The same controls as headless UI has them, in the looks of ours. */
export const libraryControls: Controls = {
  'menu of 25 lines': () => (
    <Menu>
      <MenuButton aria-label="Befehle" className="grid size-13 place-items-center">
        <Icon name="ellipsis" />
      </MenuButton>
      <MenuItems anchor="bottom start" modal={false} className={layer}>
        {lines.map(({ id, label, hotkey }) => (
          <MenuItem key={id} as="button" className={line}>
            <span className="w-7" />
            <span className="flex-1">{label}</span>
            <Kbd keys={hotkey} className="ml-6" />
          </MenuItem>
        ))}
      </MenuItems>
    </Menu>
  ),
  'list of 30 options': List,
  '40 closed lists': () => forty.map((at) => <List key={at} />),
  '40 boxes to tick': () =>
    forty.map((at) => (
      <Field key={at} className="relative inline-flex min-h-12 items-center gap-3">
        <Checkbox checked onChange={nothing} className="grid size-7 place-items-center rounded-1 border bg-accent">
          <Icon name="check" size={10} />
        </Checkbox>
        <Label>Haken</Label>
      </Field>
    )),
  '40 switches': () =>
    forty.map((at) => (
      <Field key={at} className="inline-flex min-h-12 items-center gap-3">
        <Switch checked onChange={nothing} className="relative h-[15px] w-13 rounded-full bg-accent">
          <i aria-hidden className="absolute top-[2px] left-[13px] size-[11px] rounded-full bg-on-accent" />
        </Switch>
        <Label>Schalter</Label>
      </Field>
    )),
  '40 radios in rows of 4': () =>
    rowsOf(4).map((at) => (
      <RadioGroup key={at} value="1" onChange={nothing} aria-label="Wahl" className="flex gap-x-7">
        {few(4).map(({ key, label }) => (
          <Field key={key} className="inline-flex min-h-12 items-center gap-3">
            <Radio value={key} className="grid size-7 place-items-center rounded-full border">
              {key === '1' && <i aria-hidden className="size-3 rounded-full bg-on-accent" />}
            </Radio>
            <Label>{label}</Label>
          </Field>
        ))}
      </RadioGroup>
    )),
  '40 tabs in rows of 5': () =>
    rowsOf(5).map((at) => (
      <TabGroup key={at} selectedIndex={0} onChange={nothing}>
        <TabList aria-label="Probe" className="flex h-15 flex-wrap overflow-hidden border-b border-line px-4">
          {few(5).map(({ key, label }) => (
            <Tab key={key} className="focus-inside relative flex h-15 items-center gap-2.5 px-4 whitespace-nowrap">
              {label}
            </Tab>
          ))}
        </TabList>
      </TabGroup>
    )),
};
