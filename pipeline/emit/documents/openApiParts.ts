import { componentAddress } from '#schemas/readSchemas.ts';

/** Schema of an error answer. */
export const errorSchema = {
  type: 'object',
  description: 'Why a request is refused.',
  required: ['error', 'message'],
  properties: {
    error: { type: 'string', description: 'A name for programs, for example "not_found".' },
    message: { type: 'string', description: 'A sentence for people.' },
  },
};

/** Returns a header of an answer. */
export function header(description: string, more: object = {}): object {
  return { description, schema: { type: 'string', ...more } };
}

/** Returns an answer of JSON. */
export function jsonOf(description: string, schema: object): object {
  return { description, content: { 'application/json': { schema } } };
}

/** Returns an answer of text. */
export function ofType(mediaType: string, description: string): object {
  return { description, content: { [mediaType]: { schema: { type: 'string' } } } };
}

const headerWords: Record<string, string> = {
  Allow: 'The methods that are allowed.',
  'Retry-After': 'Seconds after which to try again.',
};

/** Returns a refusal for programs, with a header that names the accepted values. */
export function refused(description: string, headerName?: string): object {
  return {
    ...(headerName !== undefined && { headers: { [headerName]: header(headerWords[headerName] ?? '') } }),
    ...jsonOf(description, { $ref: componentAddress('error') }),
  };
}

/** Returns a refusal that comes as JSON or, to a browser that sent a form, as a page. */
export function refusedAsAsked(description: string, headerName?: string): object {
  return {
    ...(headerName !== undefined && { headers: { [headerName]: header(headerWords[headerName] ?? '') } }),
    description,
    content: {
      'application/json': { schema: { $ref: componentAddress('error') } },
      'text/html': { schema: { type: 'string' } },
    },
  };
}
