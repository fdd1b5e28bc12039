import type { Exceeded } from './signUpLimits.ts';
import type { SignUp, Subscriber } from './subscriberList.ts';

/** Storage of subscribers. The object `Newsletter` implements it on the host. */
export interface NewsletterStore {
  /** Stores a sign-up, or names the limit that it exceeds. `client` is null if the host does not tell the client's address. */
  signUp(signUp: SignUp, client: string | null): Promise<'kept' | Exceeded>;
  confirm(id: string): Promise<boolean>;
  leave(id: string): Promise<void>;
  remove(address: string): Promise<boolean>;
  /** Returns the confirmed subscribers that follow another, or the first ones; none after the last. */
  confirmed(after: Subscriber | null): Promise<Subscriber[]>;
}
