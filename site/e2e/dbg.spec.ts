import { phone, phoneTest as test, visit } from './pocket.ts';
test('dbg', async ({ browser, guide }) => {
  const context = await browser.newContext({ ...phone, baseURL: guide.origin });
  const page = await context.newPage();
  page.on('console', (m) => console.log('C', m.text()));
  page.on('pageerror', (m) => console.log('E', m));
  await visit(page, '/saved');
  await page.getByRole('button', { name: 'Take the guide with you' }).click();
  for (let i = 0; i < 10; i++) {
    await page.waitForTimeout(1500);
    console.log(await page.locator('#pocket').innerText(), guide.asked.length, guide.asked.slice(-2));
  }
});
