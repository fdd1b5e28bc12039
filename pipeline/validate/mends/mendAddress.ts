import type { JsonSchema } from '#schemas/readSchemas.ts';
import type { MendOne } from './mend.ts';

export const address: MendOne = ({ error: { data, params, parentSchema } }) => {
  const { description = '' } = (parentSchema ?? {}) as JsonSchema;
  if (typeof data !== 'string' || !(params.format === 'uri' || /web address/.test(description))) return null;
  if (/^(?:mailto:)?[^\s@/]+@[\w.-]+$/.test(data))
    return {
      suggestion: 'This is an e-mail address: write the address of a page of theirs, or remove the key.',
    };
  if (/^(?:https?:\/\/)?(?:localhost|127\.0\.0\.1)\b/i.test(data))
    return { suggestion: 'This address leads to your own computer: write that of the page on the web.' };
  if (/\s/.test(data.trim()))
    return { suggestion: `Write ${data.trim().replaceAll(/\s/g, '%20')}: an address has no spaces.` };
  if (/^(www\.|[a-z0-9-]+\.[a-z]{2,}(\/|$))/i.test(data)) return { suggestion: `Write https://${data}` };
  const mended = data.replace(/^(https?)(:\/?|\/\/)(?!\/)/i, '$1://');
  return mended === data ? null : { suggestion: `Write ${mended}` };
};
