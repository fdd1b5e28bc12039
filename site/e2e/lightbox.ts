import type { Locator, Page } from '@playwright/test';
import { expect, visit } from './fixtures.ts';

/** A record with more than five pictures. */
export const galleryAddress = '/activities/canoe-moraine';

/** The thumbnail of a picture. */
export const opener = (page: Page, place: number) =>
  page.getByRole('button', { name: new RegExp(`^Open picture ${place} of`) });

/** The lightbox says which of the pictures it shows. */
export const expectPlace = (page: Page, place: number) =>
  expect(page.getByRole('dialog').getByText(new RegExp(`^${place} of \\d+$`))).toBeVisible();

/** Opens the lightbox of the page at a place. */
export async function openLightbox(page: Page, place: number): Promise<Locator> {
  await visit(page, galleryAddress);
  await opener(page, place).click();
  await expectPlace(page, place);
  return page.getByRole('dialog');
}
