import type { Plugin } from 'vite'

// Everything the app needs comes with it: no foreign host, no inline script or style, no eval. Pictures may be created on
// the fly (data:, blob:), like shared results.
const policy = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
}

/** In the built page only: the development server depends on inline scripts. */
export const contentSecurityPolicy = (): Plugin => ({
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => {
    const content = Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources}`)
      .join('; ')
    // First in the head, since it applies only to what follows it.
    const attrs = { 'http-equiv': 'Content-Security-Policy', content }
    return [{ tag: 'meta', attrs, injectTo: 'head-prepend' }]
  },
})
