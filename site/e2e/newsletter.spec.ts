import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test, visit } from './fixtures.ts';

/** The first link of a kind in the newest mail to an address that has one, as the local runtime wrote it. */
function linkMailed(address: string, purpose: 'confirm' | 'leave'): string | undefined {
  const outbox = join(process.env.LARCH_STATE ?? '', 'outbox');
  return readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .filter((mail) => mail.includes(`\nTo: ${address}\n`))
    .map((mail) => new RegExp(`^http\\S+/${purpose}\\?token=\\S+$`, 'm').exec(mail)?.[0])
    .find((link) => link !== undefined);
}

async function signUp(page: Page, address: string): Promise<void> {
  await page.getByLabel('Email address').fill(address);
  // Nobody is as fast as a program.
  await page.waitForFunction(() => performance.now() > 1100);
  await page.getByRole('button', { name: 'Subscribe' }).click();
}

async function openMailed(page: Page, address: string, purpose: 'confirm' | 'leave'): Promise<void> {
  await expect.poll(() => linkMailed(address, purpose)).toBeDefined();
  await page.goto(linkMailed(address, purpose) ?? '');
}

test('a visitor signs up, confirms by the mail, and leaves by it', async ({ page }) => {
  const address = 'journey@example.com';
  await visit(page, '/');
  await signUp(page, address);
  await expect(page.getByText('Success!', { exact: true })).toBeVisible();
  await expect(
    page
      .getByText("You've successfully subscribed to our newsletter. Check your email for a link to confirm.")
      .first(),
  ).toBeVisible();
  await expect(page.getByLabel('Email address')).toHaveValue('');

  await openMailed(page, address, 'confirm');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: "You're subscribed" })).toBeVisible();

  await openMailed(page, address, 'leave');
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText("We've deleted your address.")).toBeVisible();
  await page.getByRole('link', { name: 'Back to the guide' }).click();
  await expect(page).toHaveURL('/');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form itself signs up, and a mail follows', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Email address').fill('plain@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
    await openMailed(page, 'plain@example.com', 'confirm');
    await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible();
  });
});
