import { expect, test } from 'vitest';
import plugin from '../.config/wordingPlugin.ts';

test('the lint finds phrases that read as translated in literals, templates and texts of components', () => {
  const messages: string[] = [];
  const rule = plugin.rules['no-translated-phrase'].create({
    report: ({ message }) => void messages.push(message),
  });
  rule.Literal({ value: 'Ask whether the road is open.' });
  rule.TemplateElement({ value: { raw: 'Some 40 % of the seats' } });
  rule.JSXText({ value: 'A walk for a day of rain' });
  rule.Literal({ value: 7 });
  rule.JSXText({ value: 'Check that it is open.' });
  expect(messages).toEqual([
    '"Ask whether" reads as translated: write ask if.',
    '"40 %" reads as translated: write no space before the percent sign.',
    '"a day of rain" reads as translated: write a rainy day.',
  ]);
});
