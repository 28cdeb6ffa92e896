import { escapeHtml } from '../../contract/not-found.ts'

interface SignInPage {
  readonly nonce: string
  readonly action: string
  /** Empty before the first attempt. */
  readonly error: string
  readonly name: string
}

const STYLE = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
main{max-width:20rem;margin:15vh auto 0;padding:0 1rem}
label{display:block;margin-top:1rem}
input{font:inherit;width:100%;box-sizing:border-box;padding:.5rem;margin-top:.25rem}
button{font:inherit;margin-top:1.5rem;padding:.5rem 1.25rem}
[role=alert]{border-inline-start:4px solid;padding-inline-start:.75rem}`

export const createSignInPage = ({ nonce, action, error, name }: SignInPage): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>Sign in to the studio</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main>
<h1>Sign in</h1>
${error === '' ? '' : `<p role="alert">${escapeHtml(error)}</p>`}
<form method="post" action="${action}">
<label>Your name<input name="name" value="${escapeHtml(name)}" maxlength="40" autocomplete="name" required></label>
<label>Password<input name="password" type="password" autocomplete="current-password" required></label>
<button>Sign in</button>
</form>
</main>
</body>
</html>
`

export const signInHeaders = (nonce: string): Record<string, string> => ({
  'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
})
