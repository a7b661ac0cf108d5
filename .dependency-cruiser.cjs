/** Which folder may import which: workspace → panels → commands → api → domain, server → domain, ui for both upper layers; on the server http → actions → mail, files and others → write → storage. */
const layer = (name, from, forbidden) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { path: forbidden },
});
const home = (library, path) => ({
  name: `home-of-${library.replace(/\W/g, '-')}`,
  severity: 'error',
  from: { path: '^(src|server)/', pathNot: path },
  to: { path: `node_modules/${library}` },
});

/** The server's rooms from the ground up; none knows a room above it. */
const serverRooms = [
  'storage',
  '(write|read)',
  '(mail|notify|routing|pdf|files|export|jobs|links|log)',
  'actions',
  'http',
];
const serverArrows = serverRooms
  .slice(0, -1)
  .map((room, at) =>
    layer(`server-rooms-${at + 1}`, `^server/${room}/`, `^server/(${serverRooms.slice(at + 1).join('|')})/`),
  );

/** Rooms of the domain that are about no single noun. */
const generic = [
  'access',
  'actions',
  'choices',
  'define',
  'export',
  'file',
  'km',
  'list',
  'lock',
  'log',
  'money',
  'nouns',
  'number',
  'question',
  'resources',
  'search',
  'time',
].join('|');

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    // Another account may start the database from a copy that holds nothing else.
    layer('embedded-by-itself', '^server/storage/embedded/', '^(src/|server/(?!storage/embedded/|saidRarely\\.ts))'),
    {
      name: 'not-to-test',
      severity: 'error',
      from: { path: '^(src|server)/', pathNot: '(\\.test\\.tsx?$|/fixtures/)' },
      to: { path: '(^tests/|\\.test\\.tsx?$)' },
    },
    layer('domain-knows-nobody', '^src/domain/', '^(src/(api|commands|panels|workspace|ui)|server)/'),
    layer('api-knows-domain', '^src/api/', '^(src/(commands|panels|workspace|ui)|server)/'),
    layer('commands-know-api', '^src/commands/', '^(src/(panels|workspace|ui)|server)/'),
    layer('panels-know-commands', '^src/panels/', '^(src/workspace|server)/'),
    // The kit and the generic screens know no noun: what one of them wants stands in its own room.
    layer(
      'kit-knows-no-noun',
      '^src/panels/(kit|resource)/',
      `^src/(domain/(?!(${generic})(/|\\.ts))|panels/(?!kit|resource)[^/]+/|commands/contract)`,
    ),
    // Details come with the panel that shows them, and the whole list of definitions never.
    {
      name: 'details-come-late',
      severity: 'error',
      from: {
        path: '^src/(api|commands|workspace|ui|panels/(kit|resource)/|panels/[^/]+\\.ts|[^/]+\\.tsx?$)',
        pathNot: '\\.test\\.tsx?$',
      },
      to: { path: '^src/domain/(.*Details|resources)\\.ts$', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    {
      name: 'nouns-without-details',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: '(Details|Fields|resources|\\.test)\\.ts$' },
      to: { path: '^src/domain/.*Details\\.ts$', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    // What commands do comes when one is used, or while nothing else happens.
    {
      name: 'runs-come-late',
      severity: 'error',
      from: {
        path: '^src/(api|commands|workspace|ui|panels/(kit|resource)/|panels/[^/]+\\.ts|[^/]+\\.tsx?$)',
        pathNot: '(Runs|\\.test)\\.tsx?$',
      },
      to: { path: '^src/commands/.*Runs\\.ts$', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    layer('ui-knows-domain', '^src/ui/', '^(src/(api|commands|panels|workspace)|server)/'),
    layer('console-is-not-server', '^src/', '^server/'),
    layer('server-knows-domain', '^server/', '^src/(api|commands|panels|workspace|ui)/'),
    layer('http-is-above-the-work', '^server/(demo|backup|health)/', '^server/http/'),
    ...serverArrows,
    layer('domain-is-pure', '^src/domain/', 'node_modules/(react|jotai|@tanstack|pg|fastify|drizzle-orm)'),
    {
      name: 'domain-without-node',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    layer('commands-without-react', '^src/commands/', 'node_modules/react/'),
    home('ag-grid-', '^src/panels/kit/'),
    home('dockview', '^src/(workspace/(dock|layouts)|styles)/'),
    home('cmdk', '^src/workspace/palette/'),
    home('drizzle-orm', '^server/'),
    home('fastify/', '^server/(http/|leitstand)'),
    home('@tanstack/react-query', '^src/api/'),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|tests/gallery)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
};
