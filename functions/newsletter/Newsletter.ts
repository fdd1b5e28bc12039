import { DurableObject, type DurableObjectState } from 'cloudflare:workers';
import { deliverMails } from './deliverMails.ts';
import { openTables } from './openTables.ts';
import { readGuide, readSettings, type NewsletterVariables } from './readSettings.ts';
import { admitSignUp, type Exceeded } from './signUpLimits.ts';
import { type SignUp, type Subscriber, SubscriberList } from './subscriberList.ts';

export interface NewsletterBindings extends NewsletterVariables {
  /** The static files of the guide. */
  ASSETS: { fetch(request: Request): Promise<Response> };
}

const now = () => Date.now();

/**
 * Stores the newsletter: a Durable Object with SQLite. It writes to the disk before it answers, handles one request at a
 * time, and sends the mails that are due when its alarm goes off.
 */
export class Newsletter extends DurableObject<NewsletterBindings> {
  private readonly list: SubscriberList;
  private delivering: Promise<void> | null = null;

  constructor(state: DurableObjectState, bindings: NewsletterBindings) {
    super(state, bindings);
    const { sql } = state.storage;
    openTables(sql);
    const keepsList = readSettings(bindings)?.mailer.forget !== undefined;
    this.list = new SubscriberList(sql, now, keepsList);
    // An earlier run of this object may have left queued mails.
    void state.blockConcurrencyWhile(() => this.schedule());
  }

  /** Keeps a sign-up, or names the limit that it exceeds. */
  async signUp(signUp: SignUp, client: string | null): Promise<'kept' | Exceeded> {
    const { address } = signUp;
    const exceeded = await admitSignUp(this.ctx.storage.sql, { address, client }, now());
    if (exceeded) return exceeded;
    this.list.signUp(signUp);
    await this.schedule();
    return 'kept';
  }

  /** Confirms a subscriber; false when there is none. */
  async confirm(id: string): Promise<boolean> {
    const isThere = this.list.confirm(id);
    await this.schedule();
    return isThere;
  }

  /** Deletes a subscriber. */
  async leave(id: string): Promise<void> {
    this.list.leave(id);
    await this.schedule();
  }

  /** Deletes an address; false when it was not there. */
  async remove(address: string): Promise<boolean> {
    const wasThere = this.list.remove(address);
    await this.schedule();
    return wasThere;
  }

  /** Returns the confirmed subscribers that follow another, or the first ones. */
  confirmed(after: Subscriber | null): Subscriber[] {
    return this.list.confirmed(after);
  }

  /** Sends the mails that are due: the host calls it when the alarm set for the next one goes off. */
  async alarm(): Promise<void> {
    this.delivering ??= this.deliver().finally(() => {
      this.delivering = null;
    });
    await this.delivering;
  }

  /** Deletes expired records and sends due mails. The host's scheduler calls it, in case an alarm is lost. */
  async tidy(): Promise<void> {
    this.list.prune();
    await this.alarm();
  }

  private async deliver(): Promise<void> {
    const settings = readSettings(this.env);
    const fetchFile = (file: Request) => this.env.ASSETS.fetch(file);
    if (settings) await deliverMails(this.list, settings, () => readGuide(fetchFile, settings.origin));
    await this.schedule();
  }

  private async schedule(): Promise<void> {
    const due = this.list.mails.nextDue();
    if (due === null || readSettings(this.env) === null) return;
    const alarm = await this.ctx.storage.getAlarm();
    if (alarm === null || alarm > due) await this.ctx.storage.setAlarm(Math.max(due, now()));
  }
}
