import { expect, test } from 'vitest';
import { mailboxOf } from './signUpLimits.ts';

test.each([
  ['ann@example.com', 'ann@example.com'],
  ['Ann@Example.COM', 'ann@example.com'],
  ['ann+news@example.com', 'ann@example.com'],
  ['ann+a+b@example.com', 'ann@example.com'],
  ['ann+@example.com', 'ann@example.com'],
  ['+ann@example.com', '@example.com'],
  ['a.n.n@example.com', 'a.n.n@example.com'],
  ['ann-news@example.com', 'ann-news@example.com'],
  ['a.n.n@gmail.com', 'ann@gmail.com'],
  ['A.N.N+x.y@GMail.com', 'ann@gmail.com'],
  ['ann@googlemail.com', 'ann@gmail.com'],
  ['a.nn+1@GoogleMail.com', 'ann@gmail.com'],
  ['a.nn@notgmail.com', 'a.nn@notgmail.com'],
  ['a.nn@gmail.com.example', 'a.nn@gmail.com.example'],
  ['ann@mail.gmail.example', 'ann@mail.gmail.example'],
  ['ann@xn--bcher-kva.example', 'ann@xn--bcher-kva.example'],
])('%s is read in the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
