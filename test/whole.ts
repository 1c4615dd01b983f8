/** Everything is gone through (`npm run test:all`), not the part of it that answers within minutes (`npm test`). */
export const WHOLE = process.env.PAYMASTER_WHOLE === '1'
