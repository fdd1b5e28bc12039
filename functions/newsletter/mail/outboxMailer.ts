import { leaveHeaders, type Mail, MailError, type Mailer } from './Mailer.ts';

/** Returns a mail as a text that people can read and mail programs open. */
export function mailFile(mail: Mail): string {
  const headers = {
    'Message-ID': `<${mail.id}@outbox.invalid>`,
    From: `"${mail.from.name}" <${mail.from.address}>`,
    To: mail.to,
    Subject: mail.subject,
    ...leaveHeaders(mail),
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return `${head.join('\n')}\n\n${mail.text}`;
}

/** Writes mails into the outbox folder of the local runtime (`functions/localSettings.ts`) instead of sending them. */
export function outboxMailer(url: string): Mailer {
  return {
    async send(mail) {
      const response = await fetch(`${url}/${mail.id}.eml`, { method: 'PUT', body: mailFile(mail) });
      if (!response.ok) throw new MailError(`the outbox answered ${response.status}`);
    },
  };
}
