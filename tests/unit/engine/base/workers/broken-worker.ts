// A worker that fails while it starts.
throw new Error('Not even started.')
