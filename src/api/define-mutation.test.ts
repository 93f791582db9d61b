import { expectTypeOf, it } from 'vitest';
import { defineMutation } from './define-mutation.ts';

it('types what follows a call by the call’s own reply and variables', () => {
  defineMutation({
    mutationFn: async (id: string) => ({ id, version: 2 }),
    meta: {
      remove: (_queryClient, id) => expectTypeOf(id).toEqualTypeOf<string>(),
      success: (reply, id) => {
        expectTypeOf(reply).toEqualTypeOf<{ id: string; version: number }>();
        expectTypeOf(id).toEqualTypeOf<string>();
        return undefined;
      },
    },
  });
});

it('takes no callback, which the one of a component would overwrite', () => {
  for (const callback of ['onMutate', 'onSuccess', 'onError', 'onSettled'] as const)
    expectTypeOf<Parameters<typeof defineMutation>[0]>().not.toHaveProperty(callback);
  // @ts-expect-error A callback belongs to the component that uses the mutation.
  defineMutation({ mutationFn: async () => 'done', onSuccess: () => undefined });
});
