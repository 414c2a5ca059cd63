import { useRef, type ComponentProps } from 'react';
import { PostForm } from './post-form.tsx';
import type { PostFormState } from '../../hooks/use-post-form.ts';

type Sending = PostFormState & { send: (own: { data: FormData }) => void };
type Props = Omit<ComponentProps<typeof PostForm>, 'form' | 'encType'> & { form: Sending };

/** Sends the fields as the browser would, with the chosen files; refused, the browser still has them. */
export function FormWithDocuments({ form, children, ...props }: Props) {
  const within = useRef<HTMLDivElement>(null);
  const submit = () => {
    const element = within.current?.closest('form');
    if (element) form.send({ data: new FormData(element) });
  };
  return (
    <PostForm {...props} form={{ ...form, submit }} encType="multipart/form-data">
      <div ref={within} className="contents">
        {children}
      </div>
    </PostForm>
  );
}
