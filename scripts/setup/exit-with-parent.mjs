// Loaded first into the Node processes that `runNode` starts: when the process that started them is gone
// without a word (SIGKILL), they end as they would on SIGTERM.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
