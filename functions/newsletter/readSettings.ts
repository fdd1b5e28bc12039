import { buttondownMailer } from './mail/buttondownMailer.ts';
import type { Mailer, Sender } from './mail/Mailer.ts';
import { outboxMailer } from './mail/outboxMailer.ts';
import { smtpMailer } from './mail/smtpMailer.ts';
import { basePathOf } from '#schemas/rules/basePath.ts';

/** The settings of the host, as docs/newsletter.md lists them. */
export interface NewsletterVariables {
  NEWSLETTER_MAIL?: string;
  NEWSLETTER_SECRET?: string;
  NEWSLETTER_FROM?: string;
  NEWSLETTER_ADMIN_TOKEN?: string;
  NEWSLETTER_OUTBOX?: string;
  NEWSLETTER_ORIGIN?: string;
  BUTTONDOWN_API_KEY?: string;
  SMTP_URL?: string;
}

export interface NewsletterSettings {
  mailer: Mailer;
  from: Sender;
  /** Signs the links. */
  secret: string;
  /** Address that the links of mails begin with; null for that of the published guide. */
  origin: string | null;
}

const shortestSecret = 32;

/** Returns the settings, or null when something is missing: then there is no newsletter. */
export function readSettings(variables: NewsletterVariables): NewsletterSettings | null {
  const { NEWSLETTER_SECRET: secret = '', NEWSLETTER_FROM } = variables;
  const origin = variables.NEWSLETTER_ORIGIN || null;
  const mailer = mailerOf(variables);
  // Buttondown sends in the name that its own settings say.
  const from = senderOf(
    NEWSLETTER_FROM ?? (variables.NEWSLETTER_MAIL === 'buttondown' ? 'set@buttondown' : ''),
  );
  const isSound = secret.length >= shortestSecret && (origin === null || isWebAddress(origin));
  return mailer && from && isSound ? { mailer, from, secret, origin } : null;
}

const isWebAddress = (text: string) => /^https?:\/\/[^/]/.test(text) && URL.canParse(text);

function mailerOf({
  NEWSLETTER_MAIL,
  NEWSLETTER_OUTBOX,
  SMTP_URL,
  BUTTONDOWN_API_KEY,
}: NewsletterVariables): Mailer | null {
  if (NEWSLETTER_MAIL === 'outbox' && NEWSLETTER_OUTBOX) return outboxMailer(NEWSLETTER_OUTBOX);
  if (NEWSLETTER_MAIL === 'buttondown' && BUTTONDOWN_API_KEY) return buttondownMailer(BUTTONDOWN_API_KEY);
  const isServer = SMTP_URL !== undefined && /^smtps?:\/\/[^/]/.test(SMTP_URL) && URL.canParse(SMTP_URL);
  return NEWSLETTER_MAIL === 'smtp' && isServer ? smtpMailer(SMTP_URL) : null;
}

/** Parses `Name <address>` or an address alone. */
function senderOf(text: string): Sender | null {
  const [, name = '', address] = /^(?:([^<>"]*?)\s*<([^<>\s]+@[^<>\s]+)>)$/.exec(text) ?? [];
  if (address !== undefined) return { name, address };
  return /^[^<>\s]+@[^<>\s]+$/.test(text) ? { name: '', address: text } : null;
}

/** The parts of the guide that its mails name. */
export interface Guide {
  name: string;
  /** Address that the links of mails begin with, with the path of the guide and without a slash at its end. */
  origin: string;
}

/**
 * Reads the name and the address of the guide from its published files. `origin` replaces the host, for a guide that runs
 * elsewhere, as on your own computer. Nothing is taken from a request, whose sender chooses its host.
 */
export async function readGuide(
  fetchFile: (request: Request) => Promise<Response>,
  origin: string | null,
): Promise<Guide> {
  const response = await fetchFile(new Request('https://guide.invalid/api/site.json'));
  const site: unknown = await response.json();
  if (typeof site !== 'object' || site === null) throw new GuideError('site.json holds no object');
  const name = 'name' in site ? String(site.name) : 'the guide';
  const url = 'url' in site ? String(site.url) : '';
  const host = origin ?? url;
  if (!/^https?:\/\//.test(host) || !URL.canParse(host)) throw new GuideError('site.json has no url');
  return { name, origin: new URL(host).origin + (URL.canParse(url) ? basePathOf(url) : '') };
}

class GuideError extends Error {
  override name = 'GuideError';
}
