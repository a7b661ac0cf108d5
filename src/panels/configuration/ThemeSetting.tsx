import { useSetting } from '../../api/session/settings.ts';
import { Radio } from '../../ui/inputs/Radio.tsx';
import { keepSetting } from '../kit/keepSetting.ts';

const themes = [
  { value: 'system', label: 'Wie der Rechner' },
  { value: 'light', label: 'Hell' },
  { value: 'dark', label: 'Dunkel' },
];

/** Light, dark, or as the computer has it. */
export function ThemeSetting() {
  const stored = useSetting('theme');
  const value = stored === 'light' || stored === 'dark' ? stored : 'system';
  return <Radio label="Darstellung" options={themes} value={value} onChange={(next) => keepSetting('theme', next)} />;
}
