// Preloaded into the Node processes that `runNode` starts: if their parent is killed (SIGKILL), they end as on
// SIGTERM.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
