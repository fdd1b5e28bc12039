// Applies the chosen colour scheme before the first paint. Imports the application when the page is painted and the
// browser idle, or at the first touch of a control. Records presses in the page, or in a region of it, as long as it is
// marked data-hydrated="false", and replays them when useMarkHydrated says that it is hydrated. If that takes too long,
// the last press goes to the browser. Fields keep early input by themselves (takeEarlyInput).
(() => {
  const page = document.documentElement.dataset;
  try {
    const { state } = JSON.parse(localStorage.getItem('larch-scheme') ?? '{}');
    if (/^(light|dark)$/.test(state?.scheme)) page.scheme = state.scheme;
  } catch {
    // Storage is denied or holds nonsense: the scheme of the device applies.
  }
  // The form of the planner does not show while the plan of a link opens.
  if (location.hash.startsWith('#plan=')) page.plan = '';
  const { entry, modules } = document.currentScript.dataset;
  const signs = ['pointerdown', 'keydown', 'focusin', 'input'];
  const timeout = 8000;
  const longestStart = 15_000;
  let recorded = [];
  let started = false;
  let timer;
  let starting;
  let bar;

  const isHydrated = (control) => !control.closest('[data-hydrated=false]');

  // Lets links lead on and forms be sent as in a browser without scripts.
  const giveUp = () => {
    document.removeEventListener('click', recordPress, true);
    document.removeEventListener('submit', recordSubmit, true);
    for (const form of document.querySelectorAll('form[data-hold=sent]')) form.submit();
    recorded.at(-1)?.click();
  };

  // Says that the application did not come; the page and its links work without it.
  const showFailure = () => {
    clearTimeout(starting);
    if (bar) return;
    giveUp();
    delete page.plan;
    bar = document.createElement('p');
    bar.role = 'alert';
    bar.style.cssText =
      'position:fixed;right:16px;bottom:16px;padding:12px;background:#fff;color:#12211c;border-top:6px solid;z-index:99';
    const retry = Object.assign(document.createElement('button'), { textContent: 'Retry' });
    retry.addEventListener('click', () => location.reload());
    bar.append('A part of this page did not load. The rest works. ', retry);
    document.body.append(bar);
  };

  const recordPress = (event) => {
    const control = event.target.closest('button[type="button"], [data-press]');
    if (!control || isHydrated(control)) return;
    // If React saw the press, it would hydrate the region at once and press as well.
    event.stopPropagation();
    event.preventDefault();
    clearTimeout(timer);
    timer = setTimeout(giveUp, timeout);
    recorded.push(control);
  };

  // A form sends itself once it is hydrated. If that takes too long, the browser sends it.
  const recordSubmit = (event) => {
    const form = event.target;
    if (form.dataset.hold === undefined) return;
    event.preventDefault();
    form.dataset.hold = 'sent';
    setTimeout(() => form.dataset.hold === 'sent' && form.submit(), timeout);
  };

  const start = () => {
    if (started) return;
    started = true;
    for (const sign of signs) removeEventListener(sign, start, true);
    for (const href of modules.split(' ')) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    starting = setTimeout(showFailure, longestStart);
    import(entry).catch(showFailure);
  };

  const replayPresses = () => {
    clearTimeout(starting);
    bar?.remove();
    const due = recorded.filter(isHydrated);
    recorded = recorded.filter((control) => !due.includes(control));
    if (recorded.length === 0) clearTimeout(timer);
    // One task for each press: the application renders the result of one before the next.
    for (const control of due) setTimeout(() => control.isConnected && control.click());
  };

  // The space bar presses links with the role of a button.
  document.addEventListener('keydown', (event) => {
    if (event.key !== ' ' || !event.target.matches('a[role=button]')) return;
    event.preventDefault();
    event.target.click();
  });
  document.addEventListener('click', recordPress, true);
  document.addEventListener('submit', recordSubmit, true);
  document.addEventListener('larch:hydrated', replayPresses);
  document.addEventListener('larch:failed', showFailure);
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(start, { timeout: 2000 });
  // A fast network ends the load before the page is painted.
  const whenPainted = () =>
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      whenIdle();
    }).observe({ type: 'paint', buffered: true });
  if (document.readyState === 'complete') whenPainted();
  else addEventListener('load', whenPainted, { once: true });
})();
