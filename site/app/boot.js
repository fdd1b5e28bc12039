// Runs before the page is painted: applies the chosen colour scheme. Then imports the application when it is painted and
// the browser idle, or at the first touch of a control, whichever is first. What a visitor pressed before the application
// was there is kept and handed to it, or back to the browser where the application does not come. So is what is pressed
// in a part of a page that is marked data-late, until its code has come and taken the mark away. Fields keep by
// themselves what was entered (takeEarlyInput).
(() => {
  try {
    const { state } = JSON.parse(localStorage.getItem('larch-scheme') ?? '{}');
    if (/^(light|dark)$/.test(state?.scheme)) document.documentElement.dataset.scheme = state.scheme;
  } catch {
    // Storage is denied or holds nonsense: the scheme of the device it is.
  }
  const { entry, modules } = document.currentScript.dataset;
  const signs = ['pointerdown', 'keydown', 'focusin', 'input'];
  const patience = 8000;
  let pressed = [];
  let started = false;
  let ready = false;
  let waiting;

  const isAlive = (control) => ready && !control.closest('[data-late]');

  // Links lead on and forms are sent as in a browser without scripts.
  const giveUp = () => {
    document.removeEventListener('click', keepPress, true);
    document.removeEventListener('submit', keepSubmit, true);
    for (const form of document.querySelectorAll('form[data-hold=sent]')) form.submit();
    pressed.at(-1)?.click();
  };

  const keepPress = (event) => {
    const control = event.target.closest('button[type="button"], [data-press]');
    if (!control || isAlive(control)) return;
    // React must not see it, too: it would hydrate the part at once and press.
    event.stopPropagation();
    event.preventDefault();
    clearTimeout(waiting);
    waiting = setTimeout(giveUp, patience);
    pressed.push(control);
  };

  // A form that is hydrated late sends itself once it is, and as a plain form when that does not happen in time.
  const keepSubmit = (event) => {
    const form = event.target;
    if (form.dataset.hold === undefined) return;
    event.preventDefault();
    form.dataset.hold = 'sent';
    setTimeout(() => form.dataset.hold === 'sent' && form.submit(), patience);
  };

  const start = () => {
    if (started) return;
    started = true;
    for (const sign of signs) removeEventListener(sign, start, true);
    for (const href of modules.split(' ')) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    import(entry).catch(giveUp);
  };

  const handOver = () => {
    ready = true;
    const due = pressed.filter(isAlive);
    pressed = pressed.filter((control) => !due.includes(control));
    if (pressed.length === 0) clearTimeout(waiting);
    // Each in a task of its own: the application has shown one before the next.
    for (const control of due) setTimeout(() => control.isConnected && control.click());
  };

  // What has the role of a button is pressed by the space bar as well.
  document.addEventListener('keydown', (event) => {
    if (event.key !== ' ' || !event.target.matches('a[role=button]')) return;
    event.preventDefault();
    event.target.click();
  });
  document.addEventListener('click', keepPress, true);
  document.addEventListener('submit', keepSubmit, true);
  document.addEventListener('larch:ready', handOver);
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
