import './nodeGuard.mjs';

// Everything else is loaded only after the guard has looked at the running Node.
const { runCommandLine } = await import('./commandLine.ts');
await runCommandLine(process.argv.slice(2));
