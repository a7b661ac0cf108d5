import {
  anything,
  arrayOf,
  body,
  flag,
  id,
  integer,
  invalid,
  json,
  maybe,
  object,
  problem,
  refusals,
  text,
} from './openApiShapes.ts';

const session = ['Sitzung'];
const own = ['Eigenes'];
const system = ['System'];
const tokens = { '200': json('Angemeldet', { token: text, refresh_token: text }), '401': problem('Nicht angemeldet') };

/** Signing in, what belongs to the person who did, and how the system is (document 1, section 7). */
export const personCalls: Readonly<Record<string, object>> = {
  '/authentication_token': {
    post: {
      operationId: 'session.signIn',
      tags: session,
      summary: 'Anmelden',
      security: [],
      requestBody: body(object({ username: text, password: text }, ['username', 'password'])),
      responses: { ...tokens, ...invalid },
    },
  },
  '/api/token/refresh': {
    post: {
      operationId: 'session.refresh',
      tags: session,
      summary: 'Angemeldet bleiben; jedes refresh_token gilt einmal',
      security: [],
      requestBody: body(object({ refresh_token: text }, ['refresh_token'])),
      responses: { ...tokens, ...invalid },
    },
  },
  '/api/token/revoke': {
    post: {
      operationId: 'session.signOut',
      tags: session,
      summary: 'Abmelden; die Anmeldung endet sofort auf jedem Server',
      security: [],
      requestBody: body(object({ refresh_token: text }, ['refresh_token'])),
      responses: { '204': { description: 'Abgemeldet' }, ...invalid },
    },
  },
  '/api/users/me/password': {
    post: {
      operationId: 'own.changePassword',
      tags: own,
      summary: 'Das eigene Passwort ändern; die anderen Anmeldungen enden',
      description:
        'Nach der Anmeldung mit einem Passwort, das jemand anders vergeben hat, ist currentPassword entbehrlich, und vorher antwortet jeder andere Aufruf mit 403.',
      requestBody: body(
        object({ currentPassword: text, newPassword: { ...text, minLength: 10, maxLength: 200 } }, ['newPassword']),
      ),
      responses: { '204': { description: 'Geändert' }, ...invalid, ...refusals },
    },
  },
  '/api/setup': {
    get: {
      operationId: 'setup.needed',
      tags: session,
      summary: 'Ob noch niemand ein Konto hat',
      security: [],
      responses: { '200': json('Ob eingerichtet werden muss', { needed: flag }) },
    },
    post: {
      operationId: 'setup',
      tags: session,
      summary: 'Das erste Administrationskonto anlegen, mit dem Einmalcode aus dem Protokoll des Servers',
      security: [],
      requestBody: body(
        object({ code: text, name: text, username: text, email: maybe(text), password: { ...text, minLength: 10 } }, [
          'code',
          'name',
          'username',
          'password',
        ]),
      ),
      responses: { '201': json('Angelegt', { username: text }), '409': problem('Bereits eingerichtet'), ...invalid },
    },
  },
  '/api/users/me': {
    get: {
      operationId: 'own.account',
      tags: own,
      summary: 'Wer angemeldet ist',
      responses: {
        '200': json('Das eigene Konto', {
          '@id': text,
          userId: integer,
          username: text,
          name: text,
          email: maybe(text),
          initials: text,
          roles: arrayOf(text),
          mustChangePassword: flag,
        }),
        ...refusals,
      },
    },
  },
  '/api/users/{id}/settings': {
    get: {
      operationId: 'own.settings',
      tags: own,
      summary: 'Die eigenen Einstellungen',
      parameters: [id],
      responses: {
        '200': json('Einstellungen nach ihrem Namen', {
          listPerPage: anything,
          favorites: arrayOf(anything),
          enablePushNotifications: flag,
          openLinksInNewTab: flag,
        }),
        ...refusals,
      },
    },
  },
  '/api/users/{id}/updateUserSetting': {
    post: {
      operationId: 'own.updateSetting',
      tags: own,
      summary: 'Eine eigene Einstellung ändern',
      parameters: [id],
      requestBody: body(object({ key: text, value: {} }, ['key', 'value'])),
      responses: { '200': json('Wie sie jetzt steht', { key: text, value: {} }), ...invalid, ...refusals },
    },
  },
  '/api/users/setMessageToken': {
    post: {
      operationId: 'own.setMessageToken',
      tags: own,
      summary: 'Die Adresse für Push-Nachrichten an diesen Browser',
      requestBody: body(object({ messageToken: text, topic: { ...text, default: 'browser' } }, ['messageToken'])),
      responses: { '200': json('Gemerkt', { topic: text }), ...invalid, ...refusals },
    },
  },
  '/api/live': {
    get: {
      operationId: 'live',
      tags: own,
      summary: 'Änderungen, während sie geschehen',
      parameters: [
        { name: 'Last-Event-ID', in: 'header', description: 'Das letzte Ereignis, das angekommen ist', schema: text },
      ],
      responses: {
        '200': { description: 'Strom von Ereignissen', content: { 'text/event-stream': { schema: text } } },
        ...refusals,
      },
    },
  },
  '/api/presence': {
    post: {
      operationId: 'presence',
      tags: own,
      summary: 'Sagen, welcher Datensatz und welches Feld gerade offen ist',
      requestBody: body(object({ iri: maybe(text), field: maybe(text), window: text }, ['iri'])),
      responses: { '204': { description: 'Gemerkt' }, ...invalid, ...refusals },
    },
  },
  '/api/version': {
    get: {
      operationId: 'system.version',
      tags: system,
      summary: 'Version der API, Stand der Oberfläche dazu, und ob Mails versendet werden können',
      security: [],
      responses: { '200': json('Version', { version: text, build: maybe(text), mailServer: flag }) },
    },
  },
  '/api/health': {
    get: {
      operationId: 'system.health',
      tags: system,
      summary: 'Ob das System arbeiten kann',
      security: [],
      responses: {
        '200': json('Es kann', {
          status: text,
          version: text,
          demo: flag,
          setup: flag,
          warnings: {
            type: 'array',
            items: { type: 'object', properties: { code: text, message: text }, required: ['code', 'message'] },
          },
          lastBackup: { type: ['string', 'null'], format: 'date-time' },
        }),
        '503': problem('Es kann nicht, mit dem Grund'),
      },
    },
  },
};
