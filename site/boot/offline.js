// The script of the page that a device shows in place of one that it does not keep: applies the chosen colour scheme,
// and asks for the page again when the network is back.
(() => {
  try {
    const { state } = JSON.parse(localStorage.getItem('larch-scheme') ?? '{}');
    if (state && state.scheme !== 'system') document.documentElement.dataset.scheme = state.scheme;
  } catch {
    // Storage is denied or holds nonsense: the scheme of the device it is.
  }
  addEventListener('online', () => location.reload());
})();
