import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { Site } from '#schemas/types/published.ts';
import { subscribe } from './subscribe.ts';
import { button } from '../../ui/Button/Button.css.ts';
import { control } from '../../ui/Field/Field.css.ts';
import { useOnline } from '../../ui/useOnline.ts';
import { sourceUrl } from '../../ui/SourceNote/SourceNote.tsx';
import { useToast } from '../../ui/Toast/toastStore.ts';
import { visuallyHidden } from '../../ui/Text/Text.css.ts';
import * as styles from './NewsletterBand.css.ts';
import { withBase } from '../../base/guideBase.ts';

/** Sign-up form of the newsletter. */
export function NewsletterBand({ newsletter }: { newsletter: NonNullable<Site['newsletter']> }) {
  const id = useId();
  const [sending, setSending] = useState(false);
  const [isWrong, setWrong] = useState(false);
  const online = useOnline();
  const toast = useToast();
  const field = useRef<HTMLInputElement>(null);
  const { subscribers } = newsletter;
  // The number of subscribers shows only with a source.
  const countedAt = sourceUrl(subscribers.provenance);

  // The form is hydrated late, so boot.js marks an earlier submit.
  useEffect(() => {
    const form = field.current?.form;
    const wasSent = form?.dataset.hold === 'sent';
    delete form?.dataset.hold;
    if (wasSent) form?.requestSubmit();
  }, []);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = field.current?.value.trim() ?? '';
    if (email === '' || sending) return;
    setSending(true);
    try {
      const { website } = Object.fromEntries(new FormData(form));
      await subscribe({
        email,
        website,
        consent: newsletter.consent,
        elapsed: Math.round(performance.now()),
      });
      form.reset();
      toast({
        title: 'Success!',
        description:
          "You've successfully subscribed to our newsletter. Check your email for a link to confirm.",
      });
    } catch {
      toast({ tone: 'destructive', title: 'Error', description: 'Failed to subscribe. Please try again.' });
    } finally {
      setSending(false);
    }
  };

  return (
    <section className={styles.band} aria-labelledby={`${id}-heading`}>
      <div className={styles.inner}>
        <div>
          <h2 id={`${id}-heading`} className={styles.heading}>
            {newsletter.heading}
          </h2>
          <p className={styles.text}>
            {newsletter.text}
            {countedAt && (
              <>
                {' '}
                <a className={styles.source} href={countedAt} rel="noopener nofollow">
                  {subscribers.text} subscribers
                </a>
                .
              </>
            )}
          </p>
          <p className={styles.text}>{newsletter.promise}</p>
        </div>
        <form
          data-hold=""
          className={styles.form}
          action={withBase('/api/newsletter')}
          method="post"
          onSubmit={(event) => void send(event)}
        >
          <label htmlFor={id} className={styles.label}>
            Email address
          </label>
          {!online && <p className={styles.text}>You're offline. Sign up once you're back online.</p>}
          <div className={styles.row}>
            <input
              ref={field}
              id={id}
              type="email"
              name="email"
              required
              autoComplete="email"
              className={control}
              aria-invalid={isWrong || undefined}
              aria-describedby={isWrong ? `${id}-problem` : undefined}
              onInvalid={(event) => {
                event.preventDefault();
                setWrong(true);
                event.currentTarget.focus();
              }}
              onChange={({ target }) => setWrong(isWrong && !target.validity.valid)}
            />
            <button type="submit" className={button.onLarch} disabled={sending || !online}>
              Subscribe
            </button>
          </div>
          {isWrong && (
            <p id={`${id}-problem`} role="alert" className={styles.label}>
              Enter a whole email address, such as name@example.com.
            </p>
          )}
          <input type="hidden" name="consent" value={newsletter.consent} />
          <p className={visuallyHidden} aria-hidden="true">
            <label htmlFor={`${id}-website`}>Leave this empty</label>
            <input id={`${id}-website`} type="text" name="website" tabIndex={-1} autoComplete="off" />
          </p>
        </form>
      </div>
    </section>
  );
}
