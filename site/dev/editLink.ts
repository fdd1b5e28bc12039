/*
 * In development every page has a link to the content file that it was made of; the development server opens it in the
 * editor. It lies outside the application, which is the same here and for visitors.
 */
const link = document.createElement('a');
link.textContent = 'Edit this entry';
link.href = '#';
Object.assign(link.style, {
  position: 'fixed',
  insetBlockEnd: '0.75rem',
  insetInlineStart: '0.75rem',
  zIndex: '1000',
  padding: '0.5rem 0.75rem',
  borderRadius: '0.5rem',
  background: '#1c2b26',
  color: '#fff',
  font: '0.875rem/1.5 system-ui',
});
link.addEventListener('click', (event) => {
  event.preventDefault();
  void open();
});

async function open(): Promise<void> {
  const answer = await fetch(`/__edit?path=${encodeURIComponent(window.location.pathname)}`);
  link.textContent = answer.ok ? 'Edit this entry' : await answer.text();
}

document.body.append(link);
