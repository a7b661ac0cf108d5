import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

type Module = { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] };
type Modules = { getModuleInfo(id: string): Module | null };
type Chunk = {
  readonly name: string;
  /** Where it begins, below src; it holds what these import, too. */
  readonly roots: readonly (string | RegExp)[];
  /** Only what several late files need: what one screen alone needs stays in the file of that screen. */
  readonly isShared?: boolean;
  /** Most of it runs before the first rows stand. */
  readonly isCalledOnLoad?: boolean;
};

const source = join(import.meta.dirname, 'src');
/**
 * The files of the console in their order: each holds what its roots import and no earlier one has, so that none ever
 * imports a later one: of files in a circle, one runs before what it needs is there.
 */
const order: readonly Chunk[] = [
  // Asks for the start, and for the console of whoever is signed in.
  { name: 'main', roots: ['main.ts'] },
  // What is shown first: the sign-in, then the console to its first rows. The grid apart: the browser compiles files
  // beside one another, and most of the grid's functions are never called.
  { name: 'start', roots: ['start.tsx'], isCalledOnLoad: true },
  { name: 'grid', roots: [/node_modules\/ag-(grid|stack)/] },
  {
    name: 'console',
    isCalledOnLoad: true,
    roots: [
      'console.tsx',
      'workspace/dock/Dock.tsx',
      'panels/contract/dispatch/DispatchPanel.tsx',
      'domain/contract/contractDetails.ts',
    ],
  },
  // What the first rows call for right after they stand: messages, the menus of a list, the day they begin with, and
  // what the console asks at its start. Apart, because the record screens and forms that use it too are ten times as
  // heavy.
  {
    name: 'next',
    roots: [
      'ui/overlays/Toasts.tsx',
      'panels/kit/list/ListMenus.tsx',
      'ui/inputs/DateField.tsx',
      'domain/contract/contractCalls.ts',
      'domain/menu/counterCall.ts',
      'domain/unlock/unlockCalls.ts',
    ],
  },
  // What each further call takes and answers.
  { name: 'calls', roots: [/^domain\/.*Calls?\.ts$/] },
  // What comes later, the light before the heavy: no list waits for a form.
  { name: 'definitions', roots: [/^domain\/\w+\/\w+Details\.ts$/], isShared: true },
  ...roomsWith('domain', /Details\.ts$/).map((room) => ({
    name: `definitions-${room}`,
    roots: [new RegExp(`^domain/${room}/\\w+Details\\.ts$`)],
  })),
  {
    name: 'records',
    roots: [
      'api/files.ts',
      'domain/search/rank.ts',
      /^commands\/resource\//,
      /Screen\.tsx?$/,
      /(ResourceList|Contracts)Panel\.tsx$/,
      // Small, and also what the order of the pictures needs, which shows no protocol.
      'panels/protocol/images/useStandardPictures.ts',
    ],
    isShared: true,
  },
  { name: 'screens', roots: ['panels/screens.ts', /Screen\.tsx?$/] },
  ...roomsWith('commands', /\.ts$/).map((noun) => ({
    name: `commands-${noun}`,
    roots: [new RegExp(`^commands/${noun}/`)],
  })),
  { name: 'password', roots: ['ui/inputs/PasswordRules.tsx'] },
  {
    name: 'lists',
    roots: [/Peek(Pane)?\.tsx$/, /(Selection|Avis)Tools\.tsx$/, /(Applications|Avis)Panel\.tsx$/],
    isShared: true,
  },
  {
    name: 'inputs',
    roots: [/^ui\/inputs\//, /FilterEditor\.tsx$/, /(Configuration|DriverDay)Panel\.tsx$/],
    isShared: true,
  },
  { name: 'mail', roots: [/MailPanel\.tsx$/], isShared: true },
  { name: 'dialogs', roots: ['ui/overlays/Dialog.tsx'] },
  {
    name: 'decisions',
    roots: [/^panels\/(mail|contract\/dialogs)\//, /(Chain|NewBundle)Panel\.tsx$/, /(Link|Join|AvisMail)Dialog\.tsx$/],
    isShared: true,
  },
  { name: 'entry', roots: [/BulkCreatePanel\.tsx$/], isShared: true },
  { name: 'forms', roots: [/ResourceRecordPanel\.tsx$/, /RelatedList\.tsx$/, /AvisDialog\.tsx$/], isShared: true },
  // Apart, so that whoever shares anything else with the contract editor does not wait for mails.
  { name: 'mails', roots: [/mailsAbout\.tsx$/] },
  { name: 'contracts', roots: [/^panels\/(?!protocol\/)/], isShared: true },
  // What the post-processing and its panel of pictures share; nobody else waits for it.
  { name: 'protocols', roots: [/^panels\/protocol\//], isShared: true },
];
const calledOnLoad = new Set(order.filter((it) => it.isCalledOnLoad).map((it) => it.name));
let chunkOf: ReadonlyMap<string, string> | undefined;

/** How the built code is spread over files: few, because each costs a request and compresses apart. */
export const chunks = order.map(({ name: chunk }, at) => ({
  debugName: chunk,
  priority: order.length - at,
  name: (id: string, modules: Modules) => ((chunkOf ??= inOrder(modules)).get(id) === chunk ? chunk : null),
}));

/**
 * Has V8 compile the files of the first rows whole, beside the main thread and while they still arrive: otherwise each
 * function is compiled on the main thread when it is first called. Other browsers read a comment.
 */
export const compileHints: Plugin = {
  name: 'compile-hints',
  generateBundle: {
    // What comes last stands first in the file; only there the hint is read.
    order: 'post',
    handler: (_, bundle) => {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && calledOnLoad.has(file.name))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
};

/**
 * Has the browser fetch the start and what it imports with the page, although `main.ts` only asks for it: nobody waits
 * for that file.
 */
export const startWithPage: Plugin = {
  name: 'start-with-page',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) =>
      Object.values(bundle)
        .flatMap((file) => (file.type === 'chunk' && file.name === 'start' ? [file.fileName, ...file.imports] : []))
        .filter((file) => !html.includes(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
          injectTo: 'head',
        })),
  },
};

/** The folders in this folder of src that have such files. */
function roomsWith(folder: string, files: RegExp): readonly string[] {
  return readdirSync(join(source, folder), { withFileTypes: true })
    .filter((it) => it.isDirectory() && readdirSync(join(source, folder, it.name)).some((file) => files.test(file)))
    .map((it) => it.name);
}

function inOrder(modules: Modules): ReadonlyMap<string, string> {
  const leadingFrom = (starts: Iterable<string>, next: (module: Module) => readonly string[]) => {
    const found = new Set(starts);
    // What is added while it walks is visited, too.
    for (const id of found) for (const it of next(modules.getModuleInfo(id) ?? nothing)) found.add(it);
    return found;
  };
  const everything = leadingFrom([join(source, 'main.ts')], (it) => [...it.importedIds, ...it.dynamicallyImportedIds]);
  const late = new Set([...everything].flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []));
  const users = new Map<string, number>();
  for (const entry of late)
    for (const id of leadingFrom([entry], (it) => it.importedIds)) users.set(id, (users.get(id) ?? 0) + 1);
  const found = new Map<string, string>();
  for (const { name, roots, isShared = false } of order) {
    const starts = roots.flatMap((root) => {
      const ids = [...everything].filter((id) => matches(relative(source, id), root));
      if (ids.length === 0) throw new Error(`${name}: ${String(root)} is no longer there`);
      return ids;
    });
    for (const id of leadingFrom(starts, (it) => it.importedIds))
      if (!found.has(id) && (!isShared || (users.get(id) ?? 0) > 1)) found.set(id, name);
  }
  return found;
}

const nothing: Module = { importedIds: [], dynamicallyImportedIds: [] };

function matches(path: string, root: string | RegExp): boolean {
  return typeof root === 'string' ? path === root : root.test(path);
}
