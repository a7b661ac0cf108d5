import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { measureConsole, type Group } from './measureConsole.ts';
import { administrator, withSystem } from './system.ts';
import { tableOf } from '../table.ts';

const { values } = parseArgs({
  options: {
    address: { type: 'string' },
    runs: { type: 'string', default: '7' },
    only: { type: 'string', multiple: true },
    json: { type: 'boolean', default: false },
  },
});

const measure = (address: string) =>
  measureConsole({
    address,
    login: administrator,
    runs: Number(values.runs),
    onGroup: (group) => console.error(`${group} measured`),
    ...(values.only && { only: values.only as Group[] }),
  });
const figures = await (values.address ? measure(values.address) : withSystem(measure));
console.log(
  values.json
    ? JSON.stringify(figures, null, 2)
    : `${tableOf(figures)}\n\nload ${String(loadavg()[0]?.toFixed(1))}, ${values.runs} runs`,
);
