/** Whether everything is tried (`npm run test:all`), not just the part that takes a few minutes (`npm test`). */
export const WHOLE = process.env.PAYMASTER_WHOLE === '1'
