let token = sessionStorage.getItem('token');

/** Asks the API as the person who signed in on this page. */
export async function fetchJson<T>(address: string): Promise<T> {
  const response = await fetch(address, {
    headers: { accept: 'application/ld+json', authorization: `Bearer ${token ?? ''}` },
  });
  return (await response.json()) as T;
}

/** Signs in by the form of the page, then shows what it is about; a signed-in page shows it at once. */
export function signInAt(show: () => Promise<void>): void {
  const form = document.querySelector('form');
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    const body = JSON.stringify(Object.fromEntries(new FormData(form)));
    void fetch('/authentication_token', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      .then((response) => response.json() as Promise<{ token: string }>)
      .then((answer) => {
        token = answer.token;
        sessionStorage.setItem('token', token);
        return show();
      });
  });
  if (token !== null) void show();
}
