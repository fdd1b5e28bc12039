// Imports the application when the browser is idle after load, or at the first touch of a control, whichever is first.
// A press on a button that came before the application was there is kept and pressed again once it is.
(() => {
  const { entry, modules } = document.currentScript.dataset;
  const signs = ['pointerdown', 'keydown', 'focusin', 'input'];
  let started = false;
  let pressed;
  const keepPress = (event) => {
    const button = event.target.closest('button[type="button"]');
    if (button) pressed = button;
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
    import(entry);
  };
  document.addEventListener('click', keepPress, true);
  document.addEventListener(
    'larch:ready',
    () => {
      document.removeEventListener('click', keepPress, true);
      if (pressed?.isConnected) pressed.click();
    },
    { once: true },
  );
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(start, { timeout: 2000 });
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
})();
