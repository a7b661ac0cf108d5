import { perform } from '../../server/actions/handler.ts';
import { call } from '../../src/api/call.ts';
import { readEntity } from '../../src/api/records/entities.ts';
import { defineCommand, some } from '../../src/commands/command.ts';
import { defineDetails } from '../../src/domain/define/details.ts';
import { text } from '../../src/domain/define/field.ts';
import { defineNoun } from '../../src/domain/define/noun.ts';
import { related } from '../../src/panels/kit/related/related.ts';
import { extendResource } from '../../src/panels/kit/screen/extendResource.ts';
import { device } from './src/domain/device/device.ts';
import { reportLost } from './src/domain/device/deviceCalls.ts';
import { deviceDetails } from './src/domain/device/deviceDetails.ts';
import { deviceRepair } from './src/domain/device/deviceRepair.ts';

// Never run: the compiler is the test here.
// Whoever misspells a field of the example is told so, at each place where the example names one.

export const places = [
  () =>
    defineDetails({
      fields: { name: text('Name') },
      search: ['name'],
      filters: {},
      // @ts-expect-error misspelt as a column
      list: { columns: ['nmae'], sort: 'name' },
      // @ts-expect-error misspelt in the form
      form: [{ title: 'Gerät', rows: [['nmae']] }],
    }),
  () =>
    defineNoun({
      ...device,
      // @ts-expect-error misspelt in the name of a record
      represent: (it) => it.nmae ?? '',
      // @ts-expect-error misspelt as a pick field
      pick: ['nmae'],
      details: async () => deviceDetails,
    }),
  // @ts-expect-error misspelt in a record that is read
  () => readEntity(device, '/api/devices/1')?.nmae,
  // @ts-expect-error misspelt part of an entry
  () => readEntity(device, '/api/devices/1')?.repairs?.[0]?.waht,
  // @ts-expect-error misspelt in what a call is given
  () => call(reportLost, { id: '/api/devices/1', ntoe: 'weg' }),
  // @ts-expect-error misspelt in the work behind a call
  () => perform(reportLost, async (_scope, { record }) => void record.isLosst),
  () =>
    perform(reportLost, async (scope) => {
      // @ts-expect-error misspelt in what is changed
      await scope.change(device, '/api/devices/1', { isLosst: true });
    }),
  () =>
    defineCommand({
      id: 'device.misspelt',
      title: '',
      group: '',
      icon: 'x',
      places: [],
      on: some(device),
      // @ts-expect-error misspelt in a command
      run: ([first]) => void first?.nmae,
    }),
  // @ts-expect-error misspelt as the field that refers to the record
  () => related({ resource: deviceRepair, by: 'devcie' }),
  // @ts-expect-error misspelt as the column of a screen
  () => extendResource<typeof device>('devices', { cells: { nmae: { width: 100 } } }),
];
