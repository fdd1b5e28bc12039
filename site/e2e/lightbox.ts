import type { Locator, Page } from '@playwright/test';
import type { Activity, ActivityDetail } from '#schemas/types/published.ts';
import { expect, visit } from './fixtures.ts';
import { readDist } from './readDist.ts';

/** The page of the first activity with seven pictures. */
export const galleryAddress = addressWithGallery();

function addressWithGallery(): string {
  const found = readDist<Activity[]>('api/activities.json').find(
    ({ slug }) => readDist<ActivityDetail>(`api/activities/slug/${slug}.json`).gallery.length === 7,
  );
  if (!found) throw new Error('No activity of this guide has seven pictures.');
  return `/activities/${found.slug}`;
}

/** Returns the thumbnail of a picture. */
export const opener = (page: Page, place: number) =>
  page.getByRole('button', { name: new RegExp(`^View image ${place} of`) });

/** Expects the lightbox to say which of the pictures it shows. */
export const expectPlace = (page: Page, place: number) =>
  expect(page.getByRole('dialog').getByText(new RegExp(`^${place} of \\d+$`))).toBeVisible();

/** Opens the lightbox of the page at a place. */
export async function openLightbox(page: Page, place: number): Promise<Locator> {
  await visit(page, galleryAddress);
  await opener(page, place).click();
  await expectPlace(page, place);
  return page.getByRole('dialog');
}
