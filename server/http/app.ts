import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerFactory,
} from 'fastify';
import { accountChannel } from '../storage/accountHints.ts';
import { listen } from '../storage/changeHints.ts';
import { spendingChannel } from '../storage/spending.ts';
import { authenticate, registerTokens } from './authenticate.ts';
import { registerConsole } from './consoleFiles.ts';
import type { Context, Routes } from './context.ts';
import { limitDearWork, watchSearches } from './dearWork.ts';
import { answerError } from './errorReplies.ts';
import { acceptJson } from './jsonBodies.ts';
import { registerMetrics } from './metrics.ts';
import { refuseOverload } from './overload.ts';
import { noteProgramCalls } from './programCalls.ts';
import { answerBrokenLink, isOutside } from './publicPageRoutes.ts';
import { underFirstName } from './secondNames.ts';
import { registerSecurity } from './security.ts';
import { startStandings } from './standings.ts';

export type AppParts = {
  /** Routes that anybody may call. */
  readonly open: readonly Routes[];
  /** Routes behind the sign-in; `request.actor` is there. */
  readonly guarded: readonly Routes[];
  /** The built console, null when something else serves it. */
  readonly consoleDir: string | null;
  /** Silent in tests. */
  readonly isQuiet?: boolean;
  /** Puts the app onto a server that already listens. */
  readonly serverFactory?: FastifyServerFactory;
};

const secrets = [
  'req.headers.authorization',
  'req.headers.cookie',
  '*.password',
  '*.plainPassword',
  '*.currentPassword',
  '*.newPassword',
  '*.key',
  '*.token',
  '*.refresh_token',
  '*.messageToken',
];

/** A number counts the proxies from here outwards. */
function trusted({ trustProxy }: Context['settings']): string[] | ((address: string, hop: number) => boolean) {
  return typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : [...trustProxy];
}

/** The whole API and the console as one Fastify app, ready to answer. */
export async function createApp(
  context: Context,
  { open, guarded, consoleDir, isQuiet = false, serverFactory }: AppParts,
): Promise<FastifyInstance> {
  const answerFault = (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
    isOutside(request.url) ? answerBrokenLink(context, reply) : answerError(error, request, reply);
  const app = Fastify({
    logger: isQuiet ? false : { level: 'warn', redact: { paths: secrets, censor: '…' } },
    trustProxy: trusted(context.settings),
    bodyLimit: 2 * 1024 * 1024,
    routerOptions: { maxParamLength: 200 },
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => underFirstName(url),
    // Malformed addresses never reach a route or a hook; they get the same kind of answer.
    frameworkErrors: (error, request, reply) => void answerFault(error, request, reply),
    ...(serverFactory && { serverFactory }),
  });
  app.setErrorHandler(answerFault);
  acceptJson(app);
  await registerSecurity(app, context.settings);
  await registerMetrics(app, context.settings, refuseOverload(app));
  await registerTokens(app, context);
  // Whoever ends something finds it ended with his next request; the other servers hear of it a moment later.
  app.addHook('onSend', async ({ method, url }) => {
    if (method !== 'GET' && /^\/api\/(users|api_keys|token\/revoke)/.test(url)) app.standings.forget();
  });
  for (const routes of open) await routes(app, context);
  const standings = startStandings(context.database, context.clock);
  const searches = watchSearches(context);
  const heard = { [accountChannel]: standings.forget, [spendingChannel]: searches.lookAgain };
  const hints = await listen(context.database, heard, (line) => {
    app.log.warn(line);
  });
  app.decorate('standings', standings);
  app.addHook('onClose', async () => {
    await hints.close();
    await standings.close();
  });
  await app.register(async (behindSignIn) => {
    behindSignIn.addHook('onRequest', authenticate(standings));
    limitDearWork(behindSignIn, { ...context, searches });
    noteProgramCalls(behindSignIn, context);
    for (const routes of guarded) await routes(behindSignIn, context);
  });
  await registerConsole(app, consoleDir);
  await app.ready();
  return app;
}
