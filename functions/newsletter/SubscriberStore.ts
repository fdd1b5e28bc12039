/** Where newsletter addresses are kept. */
export interface SubscriberStore {
  /** Keeps an address once; adding it again changes nothing. Rejects when the store does not answer. */
  add(email: string, subscribedAt: Date): Promise<void>;
}
