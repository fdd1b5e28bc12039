import { escapeAttribute } from 'entities/escape';
import { basePathOf } from '#schemas/rules/basePath.ts';
import { barePage } from './host/hostFiles.ts';
import type { PartnerWidget } from '../derive/partnerWidget.ts';

/** Watches the element beside it and reports to the guide whether the partner's list loaded; see PartnerWidget of the site. */
export const partnerWidgetScript = `const tell = (state) => parent.postMessage('widget ' + state, '*');
const element = document.body.firstElementChild;
addEventListener('error', ({ target }) => target !== window && tell('failed'), true);
new MutationObserver((_, observer) => {
  observer.disconnect();
  tell('shown');
}).observe(element, { childList: true, subtree: true });
`;

/** Path of that script. */
export const partnerWidgetScriptPath = 'partner-widget/watch.js';

/**
 * Returns the page that holds the partner's widget. The guide shows it in a sandboxed frame, so that the partner's
 * script sees neither the guide's pages nor what the visitor keeps there.
 */
export function partnerWidgetFile(
  { language, partner, script, attributes }: PartnerWidget,
  url: string,
): string {
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
  const name = escapeAttribute(partner);
  return barePage(
    { language },
    `Activities at ${name}`,
    `<div${list.join('')}><p>The activities of ${name} are on their way.</p></div>
<script src="${basePathOf(url)}/${partnerWidgetScriptPath}" crossorigin></script>
<script async src="${escapeAttribute(script)}"></script>`,
  );
}
