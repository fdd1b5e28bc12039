import { jsonOf, ofType, refused, refusedAsAsked } from './openApiParts.ts';

const fields = {
  type: 'object',
  required: ['email'],
  properties: {
    email: { type: 'string', format: 'email', description: 'The address of the reader.' },
    consent: { type: 'string', description: 'Which words the reader agreed to.' },
    website: { type: 'string', description: 'Stays empty: programs that fill in every field fill it in.' },
    elapsed: { type: 'number', description: 'Milliseconds from opening the page to sending.' },
  },
};

const unavailable = (answer: typeof refused) =>
  answer('The guide has no newsletter at the moment, or its store failed', 'Retry-After');

const signUp = {
  operationId: 'signUp',
  summary: 'Sign up for the newsletter',
  description:
    'Takes the fields as JSON or as a form. Clients that accept HTML get a page. The answer is the same for ' +
    'every address; a mail with a link to confirm follows.',
  tags: ['newsletter'],
  requestBody: {
    required: true,
    content: {
      'application/json': { schema: fields },
      'application/x-www-form-urlencoded': { schema: fields },
    },
  },
  responses: {
    202: {
      description: 'Kept, whether the address is new or known; a mail with a link to confirm it follows',
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['subscribed', 'confirmation'],
            properties: {
              subscribed: { const: true, description: 'Always true.' },
              confirmation: { type: 'string', description: 'What happens next.' },
            },
          },
        },
        'text/html': { schema: { type: 'string' } },
      },
    },
    400: refusedAsAsked('The address is not valid, or the request cannot be read'),
    403: refusedAsAsked('Sent from a page of another site'),
    405: refusedAsAsked('Another method than POST', 'Allow'),
    408: refusedAsAsked('The body took too long'),
    413: refusedAsAsked('The body is too large'),
    415: refusedAsAsked('Neither JSON nor a form, or not in UTF-8'),
    429: refusedAsAsked('Too many sign-ups from one network', 'Retry-After'),
    503: unavailable(refusedAsAsked),
  },
};

const token = {
  name: 'token',
  in: 'query',
  required: true,
  description: 'What the link in the mail carries.',
  schema: { type: 'string' },
};

/** Returns the operations of a mail's link: opening it shows a page, sending its form acts. */
function link(name: string, purpose: string): object {
  const operation = (id: string, summary: string, done: string) => ({
    operationId: id,
    summary,
    description: `${summary}. Answers a page.`,
    tags: ['newsletter'],
    parameters: [token],
    responses: {
      200: ofType('text/html', done),
      404: ofType('text/html', 'The link is not one of ours'),
      405: refusedAsAsked('Another method than GET, HEAD or POST', 'Allow'),
      410: ofType('text/html', 'The link has expired'),
      503: unavailable(refusedAsAsked),
    },
  });
  return {
    get: operation(`show${name}`, `Ask whether to ${purpose}`, 'A page with one button'),
    post: operation(`do${name}`, `Really ${purpose}`, 'Done'),
  };
}

const ofMaintainers = { tags: ['newsletter'], security: [{ maintainer: [] }] };
const refusals = {
  401: refused('The token is missing or wrong'),
  405: refused('Another method than GET or DELETE', 'Allow'),
  503: unavailable(refused),
};

/** The one thing that is no file. */
export const newsletterPaths = {
  '/api/newsletter': { post: signUp },
  '/api/newsletter/confirm': link('Confirmation', 'confirm an address'),
  '/api/newsletter/leave': link('Leaving', 'leave the newsletter'),
  '/api/newsletter/subscribers': {
    get: {
      ...ofMaintainers,
      operationId: 'exportSubscribers',
      summary: 'Everybody who has confirmed',
      description: 'For maintainers: what `npm run newsletter:export` writes.',
      responses: { 200: ofType('text/csv', 'A table of addresses'), ...refusals },
    },
    delete: {
      ...ofMaintainers,
      operationId: 'removeSubscriber',
      summary: 'Forget one address',
      description: 'For maintainers: what `npm run newsletter:delete` asks for.',
      requestBody: {
        required: true,
        description: 'The address to forget.',
        content: { 'text/plain': { schema: { type: 'string' } } },
      },
      responses: {
        200: jsonOf('Whether there was such an address', {
          type: 'object',
          required: ['deleted'],
          properties: { deleted: { type: 'boolean', description: 'false if no subscriber had it.' } },
        }),
        400: refused('This is no address'),
        ...refusals,
      },
    },
  },
};
