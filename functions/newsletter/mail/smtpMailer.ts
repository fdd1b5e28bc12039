import { leaveHeaders, MailError, type Mailer } from './Mailer.ts';

const timeout = 20_000;

/** Sends by SMTP: `smtps://user:password@host:465`, or `smtp://…:587`, which is encrypted before any data is sent. */
export function smtpMailer(url: string): Mailer {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const isLocal = hostname === '127.0.0.1' || hostname === 'localhost';
  return {
    async send(mail) {
      // Loaded when there is a mail to send: most of what the function answers does without.
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({
        host: hostname,
        port: Number(port) || (secure ? 465 : 587),
        secure,
        requireTLS: !secure && !isLocal,
        ignoreTLS: isLocal,
        ...(username !== '' && {
          auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
        }),
        connectionTimeout: timeout,
        greetingTimeout: timeout,
        socketTimeout: timeout,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      try {
        await transport.sendMail({
          messageId: `<${mail.id}@${mail.from.address.split('@')[1] ?? 'localhost'}>`,
          from: mail.from,
          to: { name: '', address: mail.to },
          subject: mail.subject,
          text: mail.text,
          headers: leaveHeaders(mail),
        });
      } catch (error) {
        throw new MailError(`the mail server refused: ${codeOf(error)}`, isMailboxRefused(error));
      } finally {
        transport.close();
      }
    },
  };
}

/**
 * Returns true if the server says that there is no such mailbox, or that it takes no mail: 550 to 553 about the recipient.
 * Other codes are about the session (530: sign in first), and 5.7 is about policy, such as a blocklist.
 */
const isMailboxRefused = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  'response' in error &&
  /^55[0-3][- ](?!5\.7\.)/.test(String(error.response));

/** Returns the code of a mail server's error. The log leaves out its message because that may contain the address. */
function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  const code = 'code' in error ? String(error.code) : 'unknown';
  return 'responseCode' in error ? `${code} ${String(error.responseCode)}` : code;
}
